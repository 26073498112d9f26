// Counts each line for the subscription that began last.

// exercise 18.2
var stories: [Story] = []
for line in lines {
  if line.note == .subscribed { stories.append(Story(subscription: line.subscription)) }
  let last = stories.count - 1
  switch line.note {
  case .subscribed: break
  case .next: stories[last].elements += 1
  case .failed(let error): stories[last].end = .failed(error)
  case .completed: stories[last].end = .completed
  case .disposed where stories[last].end == .open: stories[last].end = .givenUp
  case .disposed: break
  }
}
return stories
// end 18.2
