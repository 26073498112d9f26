// Asks whether there was an end, and not what came before it.

// exercise 18.24
lab.open()
for answer in Server.Answer.allCases {
  lab.search("Rome")
  lab.answer(answer)
  lab.wait(seconds: 10)
}
return lab.logbook.stories.filter { !keepsThePromise($0) }.map(\.description)
// end 18.24

// exercise 18.24
switch story.end {
case .completed, .failed: true
case .open, .givenUp: false
}
// end 18.24
