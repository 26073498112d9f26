// One subject for all connections has one end for all.

// exercise 14.5
let subject = PublishSubject<Element>()
return Shared(connectable(atTheEnd: .tell) { subject })
// end 14.5

// exercise 14.5
let connection = source.join()
let place = connection.subscribe(observer)
connection.open()
return Membership(place, of: connection, in: source)
// end 14.5

// exercise 14.5
close()
speaker.on(end)
release()
// end 14.5
