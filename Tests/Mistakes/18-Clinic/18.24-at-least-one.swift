// A completion counts as a kept promise if there was any element, so a service that says too
// much is not found.

// exercise 18.24 in Inquiry.swift
lab.open()
for answer in Server.Answer.allCases {
  lab.search("Rome")
  lab.answer(answer)
  lab.wait(seconds: 10)
}
return lab.logbook.stories.filter { !keepsThePromise($0) }.map(\.description)
// end 18.24

// exercise 18.24 in Inquiry.swift
switch story.end {
case .completed: story.elements > 0
case .failed: story.elements == 0
case .open, .givenUp: false
}
// end 18.24
