// Opens a page for each answer, and compares each story with those of a promise that was kept.

// exercise 18.24
for answer in Server.Answer.allCases {
  lab.open()
  lab.search("\(answer)")
  lab.answer(answer)
  lab.wait(seconds: 10)
}
var broken: [String] = []
for story in lab.logbook.stories where !keepsThePromise(story) { broken.append("\(story)") }
return broken
// end 18.24

// exercise 18.24
if case .failed = story.end { return story.elements == 0 }
return story == Story(subscription: story.subscription, elements: 1, end: .completed)
// end 18.24
