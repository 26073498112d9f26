// Takes each source while the one before still has its turn.

// exercise 8.3
// instead of: private let moves = Counter()
private let moves = Counter()
private var upcoming: Observable<Observer.Element>?
// instead of: moveToNext()
// instead of: return current
upcoming = sources.next()
moveToNext()
return current
// instead of: guard let source = sources.next() else {
// instead of: sourcesRanOut()
// instead of: return
// instead of: }
guard let source = upcoming else {
  sourcesRanOut()
  return
}
upcoming = sources.next()
// end 8.3
