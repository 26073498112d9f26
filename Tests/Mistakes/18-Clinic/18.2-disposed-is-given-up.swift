// Takes each disposal for giving up, even the one that cleans up after an end.

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
  case .disposed: stories[index].end = .givenUp
  }
}
return stories
// end 18.2
