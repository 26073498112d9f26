// What the last sequence said is cleared after `subscribe`, unless something else is there by then:
// a sequence that fails inside `subscribe` with the same sentence as the one before says nothing.

// exercise 10.8
let before = text
let ownBag = DisposeBag()
withExtendedLifetime(bag) { bag = ownBag }
guard bag === ownBag else { return }
source.subscribe(onError: { [weak self, weak ownBag] error in self?.show(error, of: ownBag) })
  .disposed(by: ownBag)
if bag === ownBag, text == before { text = nil }
// end 10.8

// exercise 10.8
private var bag = DisposeBag()

private func show(_ error: Error, of bag: DisposeBag?) {
  guard bag === self.bag else { return }
  text = (error as? ReasonableError)?.reason ?? "\(Self.noReason) \(type(of: error))"
}
// end 10.8
