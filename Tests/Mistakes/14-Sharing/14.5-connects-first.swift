// It is opened before the first one listens.

// exercise 14.5
Shared(connectable(atTheEnd: .tell) { PublishSubject() })
// end 14.5

// exercise 14.5
let connection = source.join()
connection.open()
return Membership(connection.subscribe(observer), of: connection, in: source)
// end 14.5

// exercise 14.5
close()
speaker.on(end)
release()
// end 14.5
