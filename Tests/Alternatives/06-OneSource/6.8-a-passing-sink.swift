// A sink that passes everything on stands in front of the observer.

// exercise 6.8
let sink = PassingSink(observer: observer, cancel: cancel)
for element in elements { sink.forwardNext(element) }
return (sink, source.subscribe(sink))
// end 6.8
