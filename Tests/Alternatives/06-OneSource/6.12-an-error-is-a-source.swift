// What the factory throws becomes a source that fails.

// exercise 6.12
let source: Observable<Element>
do { source = try observableFactory() } catch { source = .error(error) }
return (sink, source.subscribe(sink))
// end 6.12
