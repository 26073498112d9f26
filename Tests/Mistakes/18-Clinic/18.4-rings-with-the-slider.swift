// The limit is a sequence that is combined with the levels: during a flood each touch of the slider rings, although no new level has come.

// exercise 18.4
// instead of: /// The level at which it starts to ring, in centimetres; there is a slider for it on the page.
// instead of: public var limit: Int
/// The level at which it starts to ring, in centimetres; there is a slider for it on the page.
public var limit: Int {
  get { limits.value }
  set { limits.accept(newValue) }
}

private let limits: BehaviorRelay<Int>
// instead of: self.limit = limit
limits = BehaviorRelay(value: limit)
// instead of: levels.map { [weak self] level in
// instead of: self.map { page in "High water: \(level - page.limit) cm above the limit" }
// instead of: }
Observable.combineLatest(levels, limits) { level, limit in
  "High water: \(level - limit) cm above the limit"
}
// end 18.4
