// Lets the timers run, and asks at each tick whether the page is on the screen.

// exercise 18.10
// instead of: .flatMapLatest { [radar] in
// instead of: // A picture that can't be loaded is left out; the next one comes in ten seconds.
// instead of: radar().catch { _ in .empty() }
// instead of: }
.filter { [weak self] in self?.isSeen ?? false }
  .flatMapLatest { [radar] in
    // A picture that can't be loaded is left out; the next one comes in ten seconds.
    radar().catch { _ in .empty() }
  }

// instead of: private var visit = DisposeBag()
private var visit = DisposeBag()
private var isSeen = false

// instead of: let pictures = newPictures().publish()
isSeen = true
let pictures = newPictures().publish()

// instead of: pictures.connect().disposed(by: visit)
pictures.connect().disposed(by: bag)

// instead of: visit = DisposeBag()
visit = DisposeBag()
isSeen = false
// end 18.10
