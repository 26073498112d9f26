// Empties the bag in a method; a page is closed when nobody holds it, and nobody calls anything.

// exercise 18.4
// instead of: private let bag = DisposeBag()
private var bag = DisposeBag()
/// Ends all subscriptions.
public func close() {
  bag = DisposeBag()
}
// instead of: levels.map { [weak self] level in
// instead of:   self.map { page in "High water: \(level - page.limit) cm above the limit" }
// instead of: }
func excess(_ level: Int) -> Int { level - limit }
return levels.map { level in "High water: \(excess(level)) cm above the limit" }
// end 18.4
