// Shows that the page is loading, and never that it has loaded.

// exercise 11.11
// instead of: return titles.subscribe(
// instead of: onNext: { [screen] title in screen.title = title },
// instead of: onCompleted: { [screen] in screen.isLoading = false }
// instead of: )
return titles.subscribe(onNext: { [screen] title in screen.title = title })
// end 11.11
