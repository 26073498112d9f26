// Inside the action, two calls of one `make` return one scheduler: `makeScheduler` is called when
// the property is read, and not when `make` is called. (Without a mock it is right.)

// exercise 16.3
// instead of: maker.make
guard let maker else { return { MainScheduler() } }
let scheduler = maker.make()
return { scheduler }
// end 16.3

// exercise 16.3
// instead of: @TaskLocal private static var maker = Maker { MainScheduler() }
@TaskLocal private static var maker: Maker?
// end 16.3
