// Reads the lines of one subscription after the other, and writes down events, not callbacks.

// exercise 18.2
let lines = lines
return lines.filter { $0.note == .subscribed }
  .map { beginning in
    var story = Story(subscription: beginning.subscription)
    for line in lines where line.subscription == story.subscription {
      switch (line.note, story.end) {
      case (.next, _): story.elements += 1
      case (.completed, _): story.end = .completed
      case (.failed(let error), _): story.end = .failed(error)
      case (.disposed, .open): story.end = .givenUp
      case (.disposed, _), (.subscribed, _): break
      }
    }
    return story
  }
  // end 18.2

  // exercise 18.2
  .deferred {
    let subscription = book.begin(name)
    return self.materialize()
      .do(
        onNext: { event in
          switch event {
          case .next(let element): book.write(.next("\(element)"), about: subscription)
          case .error(let error): book.write(.failed("\(error)"), about: subscription)
          case .completed: book.write(.completed, about: subscription)
          }
        },
        onDispose: { book.write(.disposed, about: subscription) }
      )
      .dematerialize()
  }
// end 18.2
