// The resource is put into a bag: it is freed as soon as nobody holds the subscription, without an
// end and without a `dispose()`.

// exercise 4.5
// instead of: self.resource.setDisposable(resource)
let bag = DisposeBag()
resource.disposed(by: bag)
self.resource.setDisposable(Disposables.create { withExtendedLifetime(bag) {} })
// end 4.5
