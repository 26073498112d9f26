// The tokens of what is scheduled are in a bag of the binder's: if the last copy of the binder goes
// while an element waits, the element is never set. (Off main: label.rx.text.onNext("rain"), and
// main is busy; or a background sequence that is bound, sends and completes: the label stays
// empty.)

// exercise 16.4
// instead of: set = { [weak target] element in
// instead of: // Weak in here, too: what waits on the scheduler must not keep the object.
// instead of: _ = scheduler.schedule(element) { [weak target] element in
// instead of: if let target { binding(target, element) }
// instead of: return Disposables.create()
// instead of: }
// instead of: }
let bag = DisposeBag()
set = { [weak target] element in
  // Weak in here, too: what waits on the scheduler must not keep the object.
  scheduler.schedule(element) { [weak target] element in
    if let target { binding(target, element) }
    return Disposables.create()
  }
  .disposed(by: bag)
}
// end 16.4
