// An element raises the flag to find out whether it was down, and takes it down again; if a
// `dispose()` comes in between, the guard is open once more.

// exercise 4.4
isOver.raise()
// end 4.4

// exercise 4.4
let mayPass = isOver.raise()
if mayPass, !event.isStopEvent { isOver.lower() }
return mayPass
// end 4.4
