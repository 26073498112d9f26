// An error inside `subscribe` is noted and said afterwards; if another `watch` was called there,
// and its sequence has failed by then, the outer call wipes what it said.

// exercise 10.8
// instead of: source.subscribe(onError: { [weak self, weak ownBag] error in self?.show(error, of: ownBag) })
// instead of: .disposed(by: ownBag)
var early: String?
var isSubscribing = true
source.subscribe(onError: { [weak self, weak ownBag] error in
  if isSubscribing {
    early = Self.sentence(about: error)
  } else {
    self?.show(error, of: ownBag)
  }
})
.disposed(by: ownBag)
isSubscribing = false
text = early
// end 10.8

// exercise 10.8
// instead of: text = (error as? ReasonableError)?.reason ?? "\(Self.noReason) \(type(of: error))"
text = Self.sentence(about: error)
// end 10.8

// exercise 10.8
// instead of: private var bag = DisposeBag()
private var bag = DisposeBag()

private static func sentence(about error: Error) -> String {
  (error as? ReasonableError)?.reason ?? "\(noReason) \(type(of: error))"
}
// end 10.8
