// The lines of a story are found by the beginning of its name: those of `search#10` are counted for
// `search#1`, too.

// exercise 18.2
let lines = lines
return lines.filter { $0.note == .subscribed }
  .map { first in
    var story = Story(subscription: first.subscription)
    for line in lines where line.subscription.hasPrefix(first.subscription) {
      switch line.note {
      case .subscribed: break
      case .next: story.elements += 1
      case .failed(let text): story.end = .failed(text)
      case .completed: story.end = .completed
      case .disposed where story.end == .open: story.end = .givenUp
      case .disposed: break
      }
    }
    return story
  }
// end 18.2

// exercise 18.2
Observable<Element>
  .deferred {
    let subscription = book.begin(name)
    return self.asObservable()
      .do(
        onNext: { element in book.write(.next("\(element)"), about: subscription) },
        onError: { error in book.write(.failed("\(error)"), about: subscription) },
        onCompleted: { book.write(.completed, about: subscription) },
        onDispose: { book.write(.disposed, about: subscription) }
      )
  }
// end 18.2
