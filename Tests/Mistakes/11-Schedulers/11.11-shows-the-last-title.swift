// Keeps the titles, and shows the last one when the archive has been read.

// exercise 11.11
// instead of: return titles.subscribe(
// instead of: onNext: { [screen] title in screen.title = title },
// instead of: onCompleted: { [screen] in screen.isLoading = false }
// instead of: )
var last = ""
return titles.subscribe(
  onNext: { title in last = title },
  onCompleted: { [screen] in
    screen.title = last
    screen.isLoading = false
  }
)
// end 11.11
