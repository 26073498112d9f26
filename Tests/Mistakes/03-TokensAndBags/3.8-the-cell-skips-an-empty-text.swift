// A weather without text leaves the old one in the cell.

// exercise 3.8 in CityCell.swift
bag = DisposeBag()
city
  .observe { [weak self] in if !$0.isEmpty { self?.text = $0 } }
  .disposed(by: bag)
// end 3.8
