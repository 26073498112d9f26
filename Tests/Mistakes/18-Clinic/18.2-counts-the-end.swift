// Counts the end as one more element.

// exercise 18.2
var stories: [Story] = []
for line in lines {
  guard let index = stories.firstIndex(where: { $0.subscription == line.subscription }) else {
    stories.append(Story(subscription: line.subscription))
    continue
  }
  if line.note != .disposed { stories[index].elements += 1 }
  switch line.note {
  case .subscribed, .next: break
  case .failed(let error): stories[index].end = .failed(error)
  case .completed: stories[index].end = .completed
  case .disposed where stories[index].end == .open: stories[index].end = .givenUp
  case .disposed: break
  }
}
return stories
// end 18.2
