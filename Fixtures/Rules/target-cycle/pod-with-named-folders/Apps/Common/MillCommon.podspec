Pod::Spec.new do |spec|
  spec.name = "MillCommon"
  spec.version = "1.0"
  spec.source_files = "Code/**/*.swift"
  spec.dependency "Looms"
  spec.dependency "Wefts"
end
