// Takes a subscription that was disposed for an archive that was read, wherever that happens.

// exercise 11.11
// instead of: return titles.subscribe(
// instead of: onNext: { [screen] title in screen.title = title },
// instead of: onCompleted: { [screen] in screen.isLoading = false }
// instead of: )
return titles.subscribe(
  onNext: { [screen] title in screen.title = title },
  onDisposed: { [screen] in screen.isLoading = false }
)
// end 11.11
