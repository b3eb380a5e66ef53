# The referee’s desk: several faults of one hand, and pages kept for a phone without a network.

web-desk-ruling = { $faults ->
    [one] The ruling
   *[other] The ruling on { $faults } faults
}
web-desk-faults = Faults of this hand
web-desk-remove = Remove
web-desk-remove-this = Remove this fault
web-desk-another = Another fault of the same hand
web-desk-what-else = What else happened?
web-desk-answer = Answer
web-desk-kept = You are offline. This page is kept from an earlier visit. You can read the desk pages you have opened before, and look for words in the list of incidents and in the laws of this game. A new answer needs the network.
