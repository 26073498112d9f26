// A line is taken for a story whose name it begins with: `search#10` is read as `search#1`.

// exercise 18.2
// instead of: guard let index = stories.firstIndex(where: { $0.subscription == line.subscription }) else {
// instead of: stories.append(Story(subscription: line.subscription))
// instead of: continue
// instead of: }
guard let index = stories.firstIndex(where: { line.subscription.hasPrefix($0.subscription) }) else {
  stories.append(Story(subscription: line.subscription))
  continue
}
// end 18.2
