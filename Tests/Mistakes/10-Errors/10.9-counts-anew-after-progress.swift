// Takes an attempt that has sent a percentage for a good one, and counts anew.

// exercise 10.9
let upload = self.upload
return Observable.create { observer in
  var failures = 0
  return upload(page).do(onNext: { _ in failures = 0 })
    .retry(when: { errors in
      errors.map { error in
        failures += 1
        if failures == 3 { throw error }
      }
    })
    .ignoreElements().subscribe(observer)
}
// end 10.9
