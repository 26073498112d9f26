// Ends the warnings when the page is freed, which they prevent.

// exercise 18.4
// instead of: private let bag = DisposeBag()
private let closed = PublishSubject<Void>()
private let bag = DisposeBag()
deinit { closed.onNext(()) }
// instead of: levels.map { [weak self] level in
// instead of:   self.map { page in "High water: \(level - page.limit) cm above the limit" }
// instead of: }
func excess(_ level: Int) -> Int { level - limit }
return
  levels
  .map { level in "High water: \(excess(level)) cm above the limit" }
  .take(until: closed)
// end 18.4
