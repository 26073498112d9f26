// Asks for more than was promised: where the server fails, the question has to fail. A healthy service
// that sends a remembered temperature instead is reported.

// exercise 18.24
// instead of: return lab.logbook.stories.filter { !keepsThePromise($0) }.map(\.description)
return zip(Server.Answer.allCases, lab.logbook.stories)
  .filter { answer, story in
    !keepsThePromise(story) || (answer != .temperature && story.end == .completed)
  }
  .map { _, story in story.description }
// end 18.24
