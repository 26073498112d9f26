// It disposes the token itself at the first report, but a source that sends inside `subscribe` goes on
// before there is a token.

// exercise 5.11
// instead of: _ = reports.take(1).subscribe(onNext: hear)
let token = SingleAssignmentDisposable()
token.setDisposable(
  reports.subscribe(onNext: { report in
    token.dispose()
    hear(report)
  })
)
// end 5.11
