// Subscribes, and returns a token that ends nothing.

// exercise 11.11
// instead of: return titles.subscribe(
// instead of: onNext: { [screen] title in screen.title = title },
// instead of: onCompleted: { [screen] in screen.isLoading = false }
// instead of: )
_ = titles.subscribe(
  onNext: { [screen] title in screen.title = title },
  onCompleted: { [screen] in screen.isLoading = false }
)
return Disposables.create()
// instead of: return temperatures.subscribe(onNext: { [screen] degrees in
// instead of: screen.temperature = "\(degrees)°"
// instead of: })
_ = temperatures.subscribe(onNext: { [screen] degrees in
  screen.temperature = "\(degrees)°"
})
return Disposables.create()
// end 11.11
