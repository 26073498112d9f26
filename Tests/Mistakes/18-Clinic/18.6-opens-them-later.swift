// Opens the details in work of its own on main, which nobody can call off.

// exercise 18.6
// instead of: strongest
// instead of: .observe(on: MainScheduler.instance)
// instead of: .do(onNext: { [details] _ in details.isHidden = false })
strongest
  .do(onNext: { [details] _ in
    _ = MainScheduler.instance.schedule(details) { details in
      details.isHidden = false
      return Disposables.create()
    }
  })
  .observe(on: MainScheduler.instance)
// end 18.6
