// Asks whether there was an end, and not what came before it.

// exercise 17.24
lab.open()
for answer in Server.Answer.allCases {
  lab.search("Rome")
  lab.answer(answer)
  lab.wait(seconds: 10)
}
return lab.logbook.stories.filter { !keepsThePromise($0) }.map(\.description)
// end 17.24

// exercise 17.24
switch story.end {
case .completed, .failed: true
case .open, .givenUp: false
}
// end 17.24
