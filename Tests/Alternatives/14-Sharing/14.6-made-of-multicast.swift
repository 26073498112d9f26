// Writes out what the operator `replay` does, and chooses by a switch.

// exercise 14.6
switch replay {
case 1:
  Shared(makeConnection: connections(atTheEnd: .tell) { ReplaySubject.create(bufferSize: 1) })
default:
  multicast(makeSubject: { ReplaySubject.create(bufferSize: replay) }).refCount()
}
// end 14.6
