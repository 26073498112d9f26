// The closure is subscribed as it is, and also hears what a rude observable sends after the end.

// exercise 4.6
asObservable().subscribe(AnyObserver(eventHandler: on))
// end 4.6
