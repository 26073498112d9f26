// `hearOne` remembers that it has heard a report when `hear` has returned: if `hear` makes the
// source send another, that one is heard, too.

// exercise 5.11
// instead of: _ = reports.take(1).subscribe(onNext: hear)
let token = SingleAssignmentDisposable()
let subscription = reports.subscribe(onNext: { report in
  guard !token.isDisposed else { return }
  hear(report)
  token.dispose()
})
token.setDisposable(subscription)
// end 5.11
