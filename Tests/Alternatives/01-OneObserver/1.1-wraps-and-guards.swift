// The observer is kept in a closure of its own, and unwrapped with `guard`.

// exercise 1.1
guard let tell = observer else { return }
let news = value
tell(news)
// end 1.1

// exercise 1.1
self.observer = observer.map { tell in { news in tell(news) } }
// end 1.1
