// Says that the page is loading when it has subscribed: a worker that runs at once has read it by then.

// exercise 11.11
// instead of: screen.isLoading = true

// instead of: return titles.subscribe(
// instead of: onNext: { [screen] title in screen.title = title },
// instead of: onCompleted: { [screen] in screen.isLoading = false }
// instead of: )
let token = titles.subscribe { [screen] event in
  if let title = event.element { screen.title = title }
  if event.isCompleted { screen.isLoading = false }
}
screen.isLoading = true
return token
// end 11.11
