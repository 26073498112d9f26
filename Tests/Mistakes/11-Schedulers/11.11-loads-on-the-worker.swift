// Says that the page is loading when the worker subscribes, and on the worker.

// exercise 11.11
// instead of: screen.isLoading = true
// instead of: let titles = archive.subscribe(on: worker).observe(on: MainScheduler.instance)
let loading = Observable<String>
  .create { [screen] observer in
    screen.isLoading = true
    return archive.subscribe(observer)
  }
let titles = loading.subscribe(on: worker).observe(on: MainScheduler.instance)
// end 11.11
