// Gives all drivers the same main scheduler, if no test says otherwise.

// exercise 16.3
// instead of: @TaskLocal private static var maker = Maker { MainScheduler() }
@TaskLocal private static var maker = Maker { MainScheduler.instance }
// end 16.3
