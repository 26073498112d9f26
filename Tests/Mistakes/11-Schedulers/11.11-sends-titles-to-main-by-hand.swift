// Titles are sent to main by hand: what waits there when the token is disposed is shown all the
// same.

// exercise 11.11
// instead of: let titles = archive.subscribe(on: worker).observe(on: MainScheduler.instance)
// instead of: return titles.subscribe(
// instead of: onNext: { [screen] title in screen.title = title },
// instead of: onCompleted: { [screen] in screen.isLoading = false }
// instead of: )
let main = MainScheduler.instance
return archive.subscribe(on: worker)
  .subscribe(
    onNext: { [screen] title in
      _ = main.schedule(title) { title in
        screen.title = title
        return Disposables.create()
      }
    },
    onCompleted: { [screen] in
      _ = main.schedule(false) { isLoading in
        screen.isLoading = isLoading
        return Disposables.create()
      }
    }
  )
// end 11.11
