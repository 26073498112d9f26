// The old bag is freed when the new one is in its place, so that its tokens may call the radio.

// exercise 5.11
let new = DisposeBag()
do {
  let old = bag
  withExtendedLifetime(old) { bag = new }
}
reports.subscribe(onNext: { [weak self] report in self?.heard.append(report) })
  .disposed(by: new)
// end 5.11

// exercise 5.11
let old = bag
withExtendedLifetime(old) { bag = DisposeBag() }
// end 5.11

// exercise 5.11
_ = reports.take(1).subscribe(onNext: hear)
// end 5.11
