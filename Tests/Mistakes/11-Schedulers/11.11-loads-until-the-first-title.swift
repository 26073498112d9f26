// The first title ends the loading, though there are more to come.

// exercise 11.11
// instead of: return titles.subscribe(
// instead of: onNext: { [screen] title in screen.title = title },
// instead of: onCompleted: { [screen] in screen.isLoading = false }
// instead of: )
return titles.subscribe(onNext: { [screen] title in
  screen.title = title
  screen.isLoading = false
})
// end 11.11
