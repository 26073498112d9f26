// Takes a question that was given up for one that was answered. The next search has covered its
// tracks.

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
case .completed: story.elements == 1
case .failed: story.elements == 0
case .givenUp: true
case .open: false
}
// end 18.24
