// Notes only the events: a subscription that was given up looks as if it went on.

// exercise 18.2
var stories: [Story] = []
for line in lines {
  guard let index = stories.firstIndex(where: { $0.subscription == line.subscription }) else {
    stories.append(Story(subscription: line.subscription))
    continue
  }
  switch line.note {
  case .subscribed: break
  case .next: stories[index].elements += 1
  case .failed(let error): stories[index].end = .failed(error)
  case .completed: stories[index].end = .completed
  case .disposed where stories[index].end == .open: stories[index].end = .givenUp
  case .disposed: break
  }
}
return stories
// end 18.2

// exercise 18.2
Observable.deferred {
  let subscription = book.begin(name)
  return self.do(
    onNext: { book.write(.next("\($0)"), about: subscription) },
    onError: { book.write(.failed("\($0)"), about: subscription) },
    onCompleted: { book.write(.completed, about: subscription) }
  )
}
// end 18.2
