// Says what follows an error on the observables, and shares by publishing and counting.

// exercise 16.2 in Signal.swift
source.publish().refCount()
// end 16.2

// exercise 16.2 in StationFeed.swift
degrees = measured.catch { _ in .never() }.asDriver(onErrorDriveWith: .never())
warnings = warned.catchAndReturn(Self.silence).asSignal(onErrorSignalWith: .empty())
// end 16.2
