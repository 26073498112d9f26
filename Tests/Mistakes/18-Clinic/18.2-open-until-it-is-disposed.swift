// A story gets its end when its subscription is disposed, and not when it ends: whoever looks into
// the book at the end itself (from `onCompleted`, or `onError`) reads that it is still open.

// exercise 18.2
var stories: [Story] = []
var ends: [String: Story.End] = [:]
for line in lines {
  guard let index = stories.firstIndex(where: { $0.subscription == line.subscription }) else {
    stories.append(Story(subscription: line.subscription))
    continue
  }
  switch line.note {
  case .subscribed: break
  case .next: stories[index].elements += 1
  case .failed(let error): ends[line.subscription] = .failed(error)
  case .completed: ends[line.subscription] = .completed
  case .disposed: stories[index].end = ends[line.subscription] ?? .givenUp
  }
}
return
  stories
  // end 18.2

  // exercise 18.2
  .deferred {
    let subscription = book.begin(name)
    return self.do(
      onNext: { book.write(.next("\($0)"), about: subscription) },
      onError: { book.write(.failed("\($0)"), about: subscription) },
      onCompleted: { book.write(.completed, about: subscription) },
      onDispose: { book.write(.disposed, about: subscription) }
    )
  }
// end 18.2
