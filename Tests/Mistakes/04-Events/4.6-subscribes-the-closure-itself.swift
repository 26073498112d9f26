// The closure is subscribed with nothing to make it deaf, and hears what a rude observable sends.

// exercise 4.6
asObservable().subscribe(AnyObserver(eventHandler: on))
// end 4.6
