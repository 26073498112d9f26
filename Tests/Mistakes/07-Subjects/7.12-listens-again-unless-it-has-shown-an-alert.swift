// A screen that has shown an alert does not listen again when it is loaded again.

// exercise 7.12
private let measured: BehaviorRelay<Int>
private let warned = PublishRelay<String>()
// end 7.12

// exercise 7.12
measured = BehaviorRelay(value: degrees)
// end 7.12

// exercise 7.12
// end 7.12

// exercise 7.12
if alerts.isEmpty { listen() }
// end 7.12

// exercise 7.12
bag = DisposeBag()
feed.degrees
  .subscribe(onNext: { [weak self] degrees in self?.label?.text = "\(degrees)°" })
  .disposed(by: bag)
feed.warnings
  .subscribe(onNext: { [weak self] warning in self?.alerts.append(warning) })
  .disposed(by: bag)
// end 7.12
