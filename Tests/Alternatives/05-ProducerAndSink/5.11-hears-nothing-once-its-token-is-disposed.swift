// Its token is in the bag before anybody subscribes, and nothing is heard once that is disposed.

// exercise 5.11
turnOff()
let token = SingleAssignmentDisposable()
token.disposed(by: bag)
token.setDisposable(
  reports.subscribe(onNext: { [weak self, weak token] report in
    guard let self, token?.isDisposed == false else { return }
    heard.append(report)
  })
)
// end 5.11

// exercise 5.11
bag = DisposeBag()
// end 5.11

// exercise 5.11
_ = reports.take(1).subscribe(onNext: hear)
// end 5.11
